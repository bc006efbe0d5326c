/** localStorage that never throws: where it is full or blocked, the choice lives until the page closes. */
export const safeLocalStorage = {
  getItem(key: string): string | null {
    try {
      return localStorage.getItem(key) ?? memory.get(key) ?? null
    } catch {
      return memory.get(key) ?? null
    }
  },
  setItem(key: string, value: string): void {
    memory.set(key, value)
    try {
      localStorage.setItem(key, value)
    } catch {}
  },
  removeItem(key: string): void {
    memory.delete(key)
    try {
      localStorage.removeItem(key)
    } catch {}
  },
}

const memory = new Map<string, string>()
