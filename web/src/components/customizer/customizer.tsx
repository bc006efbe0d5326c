import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/ui/dialog.tsx'
import { BackgroundChoice } from './background-choice.tsx'
import { ColourChoice } from './colour-choice.tsx'
import { Configuration } from './configuration.tsx'
import { DirectionChoice } from './direction-choice.tsx'
import { IconChoice } from './icon-choice.tsx'
import { LayoutChoice } from './layout-choice.tsx'

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
