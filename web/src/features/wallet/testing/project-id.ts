// Sets a project id before the modules that read it at load; tests import it first.
import { vi } from 'vitest'

// What is configured is read while the modules load: a test that needs a project id imports this before the others.
vi.stubEnv('VITE_WALLETCONNECT_PROJECT_ID', 'test')
