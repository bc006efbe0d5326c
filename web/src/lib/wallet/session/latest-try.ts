import type { Config } from 'wagmi'

const latest = new WeakMap<Config, { running: boolean }>()

export type Try = {
  /** False as soon as another one has begun. */
  isLatest(): boolean
  end(): void
}

/** A try to connect. A wallet may leave its own open for ever, so the user may begin another; only that one counts then. */
export function beginTry(config: Config): Try {
  const own = { running: true }
  latest.set(config, own)
  return {
    isLatest: () => latest.get(config) === own,
    end() {
      own.running = false
    },
  }
}

/** Whether the wallet that was chosen last is still being asked. */
export function isTrying(config: Config): boolean {
  return latest.get(config)?.running ?? false
}
