// Sets a project id before the modules that read it while they load: a test that needs one imports this file before the
// others.
import { vi } from 'vitest'

vi.stubEnv('VITE_WALLETCONNECT_PROJECT_ID', 'test')
