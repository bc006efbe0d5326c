import { expect, test } from 'vitest'
import { parseEnv } from './env.ts'

test('without settings the three networks of the product are configured, the test network first', () => {
  expect(parseEnv({})).toMatchObject({ VITE_CHAINS: [97, 56, 42161] })
})

test('networks are read in their order, and empty values count as not set', () => {
  expect(parseEnv({ VITE_CHAINS: '31337, 56', VITE_LOCAL_RPC_URL: '' })).toMatchObject({ VITE_CHAINS: [31337, 56] })
  expect(parseEnv({ VITE_LOCAL_RPC_URL: '' }).VITE_LOCAL_RPC_URL).toBeUndefined()
})

test('without settings the dialog is our own, and the remote ends have their usual names', () => {
  expect(parseEnv({})).toMatchObject({
    VITE_WALLET_MODAL: 'saleyard',
    VITE_WALLETCONNECT_RELAY_URL: 'wss://relay.walletconnect.org',
    VITE_WALLET_DIRECTORY_URL: 'https://explorer-api.walletconnect.com',
    VITE_IDENTITY_URL: 'https://rpc.walletconnect.org',
  })
})

test('[c101] the project id of wallet connections is the one of the environment; the code has none', () => {
  expect(parseEnv({ VITE_WALLETCONNECT_PROJECT_ID: 'mine' }).VITE_WALLETCONNECT_PROJECT_ID).toBe('mine')
  expect(parseEnv({}).VITE_WALLETCONNECT_PROJECT_ID).toBeUndefined()
})

test('no page may frame this one, unless the settings name its origin', () => {
  expect(parseEnv({}).VITE_FRAME_ANCESTORS).toEqual([])
  const frames = 'https://app.safe.global, https://safe.example:8443 http://safe.localhost:3000'
  expect(parseEnv({ VITE_FRAME_ANCESTORS: frames }).VITE_FRAME_ANCESTORS).toEqual(frames.split(/,? /))
  const wrong = [
    '*',
    'https://*.safe.global',
    'app.safe.global',
    'https://app.safe.global/',
    'https://app.safe.global/apps',
    'https://APP.safe.global',
    'https://user@app.safe.global',
    'http://app.safe.global',
    'data:,',
    "'self'",
    'https://app.safe.global:443',
    'https://app.safe.global;script-src',
  ]
  for (const value of wrong) expect(() => parseEnv({ VITE_FRAME_ANCESTORS: value }), value).toThrow(/VITE_FRAME_ANC/)
})

test('a wrong environment stops with the list of what is wrong', () => {
  const wrong = () => parseEnv({ VITE_CHAINS: '56,x', VITE_LOCAL_RPC_URL: 'localhost', VITE_WALLET_MODAL: 'none' })
  expect(wrong).toThrow(/VITE_CHAINS/)
  expect(wrong).toThrow(/VITE_WALLET_MODAL/)
  expect(wrong).toThrow(/VITE_LOCAL_RPC_URL/)
})

test('the original modal cannot be chosen without a project id', () => {
  const modal = { VITE_WALLET_MODAL: 'web3modal' }
  expect(() => parseEnv(modal)).toThrow(/VITE_WALLETCONNECT_PROJECT_ID/)
  expect(() => parseEnv({ ...modal, VITE_WALLETCONNECT_PROJECT_ID: '' })).toThrow(/VITE_WALLETCONNECT_PROJECT_ID/)
  expect(parseEnv({ ...modal, VITE_WALLETCONNECT_PROJECT_ID: 'mine' })).toMatchObject(modal)
})

test('[c24] the day of the coming-soon pages is an ISO date, or none', () => {
  expect(parseEnv({}).VITE_COMING_SOON_DATE).toBeUndefined()
  for (const date of ['2027-01-31', '2027-01-31T18:00Z', '2027-01-31T18:00:00+01:00'])
    expect(parseEnv({ VITE_COMING_SOON_DATE: date })).toMatchObject({ VITE_COMING_SOON_DATE: date })
  for (const date of ['soon', '31.01.2027', '2027-13-01', '2027-01-31T18:00'])
    expect(() => parseEnv({ VITE_COMING_SOON_DATE: date }), date).toThrow(/VITE_COMING_SOON_DATE/)
})
