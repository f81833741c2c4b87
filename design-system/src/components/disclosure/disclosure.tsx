import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../icon'

interface DisclosureProps {
  title: ReactNode
  /** Address of the entry; following it opens the entry where the application asks for it. */
  id?: string
  isOpenAtFirst?: boolean
  /** Entries of one name close each other. */
  name?: string
  children: ReactNode
}

/**
 * Opens in place. The browser's own element: works before any script, and the search of the
 * browser finds closed text.
 */
export function Disclosure({ title, id, isOpenAtFirst, name, children }: DisclosureProps) {
  return (
    <details id={id} name={name} open={isOpenAtFirst} className="group border-b border-line">
      <summary className="flex list-none items-start justify-between gap-4 py-3 text-heading-s hover:bg-hover [&::-webkit-details-marker]:hidden">
        {title}
        <span className="mt-0.5 text-muted transition-transform group-open:rotate-180">
          <ChevronDownIcon />
        </span>
      </summary>
      <div className="max-w-reading pb-5 text-body text-muted">{children}</div>
    </details>
  )
}

/** Entries one below the other, opened by a rule in full ink. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className="border-t border-line-ink">{children}</div>
}
