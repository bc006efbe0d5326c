import { useTranslation } from 'react-i18next'
import { Dialog } from '../ui/dialog'
import { BackgroundChoice } from './background-choice'
import { ColourChoice } from './colour-choice'
import { Configuration } from './configuration'
import { DirectionChoice } from './direction-choice'
import { IconChoice } from './icon-choice'
import { LayoutChoice } from './layout-choice'

export type CustomizerProps = { open: boolean; onClose: () => void }

/** A drawer beside the page, which changes as one chooses. */
export function Customizer({ open, onClose }: CustomizerProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} title={t('customizer.title')} onClose={onClose} shape="drawer">
      <div className="flex flex-col gap-6 p-5">
        <LayoutChoice />
        <BackgroundChoice />
        <ColourChoice />
        <IconChoice />
        <DirectionChoice />
        <Configuration />
      </div>
    </Dialog>
  )
}
