/** localStorage that never throws: where it is full or blocked, the choice lives until the page closes. */
export const safeLocalStorage = {
  getItem(key: string): string | null {
    // What could not be written is newer than what lies there.
    const unwritten = memory.get(key)
    if (unwritten !== undefined) return unwritten
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  setItem(key: string, value: string): void {
    try {
      localStorage.setItem(key, value)
      memory.delete(key)
    } catch {
      memory.set(key, value)
    }
  },
  removeItem(key: string): void {
    memory.delete(key)
    try {
      localStorage.removeItem(key)
    } catch {}
  },
}

const memory = new Map<string, string>()
