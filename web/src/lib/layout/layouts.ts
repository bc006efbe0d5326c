/**
 * The layouts that `?layout=` accepts, each with the classes that the page's wrapper gets. Source: specification §2
 * "Layout", decisions "Layouts".
 */
export const layouts = {
  dubai: 'compact-wrapper',
  london: 'only-body',
  seoul: 'compact-wrapper modern-type',
  losangeles: 'horizontal-wrapper material-type',
  paris: 'compact-wrapper dark-sidebar',
  tokyo: 'compact-sidebar',
  madrid: 'compact-wrapper color-sidebar',
  moscow: 'compact-sidebar compact-small',
  newyork: 'compact-wrapper box-layout',
  singapore: 'horizontal-wrapper enterprice-type',
  rome: 'compact-sidebar compact-small material-icon',
  barcelona: 'horizontal-wrapper enterprice-type advance-layout',
} as const

export type LayoutName = keyof typeof layouts

export const defaultLayout: LayoutName = 'dubai'

export function isLayoutName(value: unknown): value is LayoutName {
  return typeof value === 'string' && Object.hasOwn(layouts, value)
}
