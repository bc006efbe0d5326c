import { Download, NotebookPen, PlugZap, Wallet } from 'lucide-react'

/** From no wallet to a connected one. */
export const guideSteps = [
  { id: 'choose', Icon: Wallet },
  { id: 'install', Icon: Download },
  { id: 'keep', Icon: NotebookPen },
  { id: 'connect', Icon: PlugZap },
] as const
