import { Tabs } from '../../components/tabs'

export interface TableView {
  id: string
  label: string
  /** How many rows it holds, formatted. */
  count?: string
  href: string
  current?: boolean
}

/** Kept questions as tabs with their counts; they are links, so the address tells which one. */
export function TableViews({ label, views }: { label: string; views: readonly TableView[] }) {
  return (
    <Tabs
      label={label}
      tabs={views.map(({ current, ...view }) => ({ ...view, isCurrent: current }))}
    />
  )
}
