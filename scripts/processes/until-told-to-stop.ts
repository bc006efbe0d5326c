/** Resolves when this process is asked to end, or when the one that started it (make, or a shell) has been killed. */
export function untilToldToStop(): Promise<void> {
  const parent = process.ppid
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve())
    setInterval(() => process.ppid !== parent && resolve(), 500).unref()
  })
}
