/** localStorage that never throws: while it is full or blocked, values live until the page closes. */
export const safeLocalStorage = {
  getItem(key: string): string | null {
    // A value that could not be written is newer than the stored one.
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
