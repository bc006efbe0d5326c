// Knows whether a newer version of the page is on the device.
import { createStore } from 'zustand/vanilla'

type AppVersion = {
  /** Changes to the newer version; undefined while there is none. */
  reload?: () => void
}

/** Whether a newer version than this tab's is on the device. */
export const appVersion = createStore<AppVersion>(() => ({}))

/** Says that a newer version is there, where the server no longer has a part of this one. */
export function offerReload(): void {
  appVersion.setState(({ reload = () => location.reload() }) => ({ reload }))
}
