// Written by scripts/generate-bench-figures.ts from the committed figures of the bench; not edited by hand.

/** Gas of one batch to accounts that hold the token already, in amounts of two decimals; `separate`: one transfer each. */
export const sendFigures = {
  recipients: 500,
  decimals: 2,
  gas: {
    saleyard: 4258603,
    'mega-dropper': 4263939,
    GasliteDrop: 4331593,
    'disperse.app': 4637838,
    separate: 17129800,
  },
} as const

/** Gas of each kind of token and of its peer: its creation, and a transfer between two holders with all its fees. */
export const tokenFigures = {
  standard: { create: 787982, transfer: 34097, peerCreate: 798121, peerTransfer: 34630 },
  liquidityGenerator: { create: 4162136, transfer: 57384, peerCreate: 5032652, peerTransfer: 93769 },
  baby: { create: 4878848, transfer: 54426, peerCreate: 6063694, peerTransfer: 153962 },
  buybackBaby: { create: 4860107, transfer: 54404, peerCreate: 6730462, peerTransfer: 139086 },
} as const

/** The largest real list that the browser tests have paid, and in how many batches. */
export const runFigures = { recipients: 43575, batches: 75 } as const
