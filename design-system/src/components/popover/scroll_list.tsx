import type { ReactNode } from 'react'
import { ScrollArea } from '../../internal/scroll_area'

/** Rows between rules, at most 200 px high; scrolls by key as well. */
export function ScrollList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ScrollArea label={label} className="max-h-50 border-y border-line">
      <ul className="divide-y divide-line">{children}</ul>
    </ScrollArea>
  )
}
