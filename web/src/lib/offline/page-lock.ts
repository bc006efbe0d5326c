/** Prefix of the shared lock that each tab holds while it is open; the rest is the URL of the script it began with. */
export const pageLock = 'saleyard:page:'

/**
 * Shows the service worker which version this tab runs, by the hashed name of its first script: it keeps the files of a
 * version until no tab shows it.
 */
export function holdVersion(entry: string): void {
  // Held until the tab is closed, or leaves. Browsers of the build's target have locks, but not on plain http.
  void navigator.locks?.request(`${pageLock}${entry}`, { mode: 'shared' }, () => new Promise(() => {}))
}
