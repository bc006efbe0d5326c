import { useTranslation } from 'react-i18next'

/** What the keys do, for those who have some. */
export function FinderKeys() {
  const { t } = useTranslation()
  const keys = [
    { key: '↑↓', does: t('search.move') },
    { key: '↵', does: t('common.choose') },
    { key: 'Esc', does: t('common.close') },
  ]
  return (
    <p
      aria-hidden
      className="flex flex-wrap gap-x-5 gap-y-1 border-line border-t px-4 py-2.5 text-12 text-quiet pointer-coarse:hidden"
    >
      {keys.map(({ key, does }) => (
        <span key={key} className="inline-flex items-center gap-1.5">
          <kbd className="kbd kbd-sm font-mono">{key}</kbd>
          {does}
        </span>
      ))}
    </p>
  )
}
