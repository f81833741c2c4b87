import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../icon'

interface DisclosureProps {
  title: ReactNode
  /** `inline` is a green line in the flow of a page: "Show 31 more queued files"; `row` a line of facts. */
  look?: 'entry' | 'inline' | 'row'
  /** Address of the entry; following it opens the entry where the application asks for it. */
  id?: string
  isOpenAtFirst?: boolean
  /** Entries of one name close each other. */
  name?: string
  /** Told when it was opened or closed, so that the page can keep it so. */
  onOpenChange?: (isOpen: boolean) => void
  children: ReactNode
}

const LOOKS = {
  entry: {
    frame: 'border-b border-line',
    head: 'items-start justify-between gap-4 py-3 text-heading-s hover:bg-hover',
    body: 'max-w-reading pb-5 text-body text-muted',
  },
  inline: {
    frame: 'text-start',
    head: 'w-fit items-center gap-1 py-1 text-ui text-accent-text hover:underline pointer-coarse:min-h-11',
    body: 'pt-2',
  },
  row: {
    frame: 'border-b border-line',
    head: 'flex-row-reverse items-center gap-2 py-2.5 text-ui hover:bg-hover pointer-coarse:min-h-11',
    body: 'pb-4 ps-6 max-sm:ps-0',
  },
}

/** A row points at its facts until it is opened. */
const TURNS = {
  entry: 'mt-0.5 text-muted [[open]>summary_&]:rotate-180',
  inline: '[[open]>summary_&]:rotate-180',
  row: 'text-muted -rotate-90 [[open]>summary_&]:rotate-0',
}

/** Opens in place. The browser's own element: works before any script, and the search of the browser finds closed text. */
export function Disclosure(props: DisclosureProps) {
  const { title, look = 'entry', id, isOpenAtFirst, name, onOpenChange, children } = props
  const { frame, head, body } = LOOKS[look]
  return (
    <details
      id={id}
      name={name}
      open={isOpenAtFirst}
      onToggle={({ currentTarget }) => onOpenChange?.(currentTarget.open)}
      className={frame}
    >
      <summary className={`flex list-none [&::-webkit-details-marker]:hidden ${head}`}>
        {title}
        <span className={`transition-transform print:hidden ${TURNS[look]}`}>
          <ChevronDownIcon size={look === 'entry' ? 16 : 14} />
        </span>
      </summary>
      <div className={body}>{children}</div>
    </details>
  )
}

/** Entries one below the other, opened by a rule in full ink. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className="border-t border-line-ink">{children}</div>
}
