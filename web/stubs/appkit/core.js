/** Stands in for the dialog of @reown/appkit, which the pairing provider only opens with `showQrModal: true`. */
export function createAppKit() {
  throw new Error('@reown/appkit is not part of this page: pair with showQrModal: false')
}
