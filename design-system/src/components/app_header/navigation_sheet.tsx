import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { MenuIcon } from '../icon'
import { useAnchor } from '../link'

export interface NavigationLink {
  href: string
  label: string
  isCurrent?: boolean
}

interface NavigationSheetProps {
  label: string
  menuLabel: string
  links: readonly NavigationLink[]
  isCrowded: boolean
  children?: ReactNode
}

/** What the head has no room for: tools, and in narrow windows the places. Opens without scripts. */
export function NavigationSheet(props: NavigationSheetProps) {
  const { label, menuLabel, links, isCrowded, children } = props
  const Anchor = useAnchor()
  const sheet = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const closeOutside = (event: Event) => {
      if (!sheet.current?.contains(event.target as Node)) sheet.current?.removeAttribute('open')
    }
    document.addEventListener('click', closeOutside)
    return () => document.removeEventListener('click', closeOutside)
  }, [])
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    sheet.current?.removeAttribute('open')
    sheet.current?.querySelector('summary')?.focus()
  }
  return (
    <details
      ref={sheet}
      onKeyDown={closeOnEscape}
      className={`relative ${isCrowded ? 'bar:hidden' : 'lg:hidden'}`}
    >
      <summary
        aria-label={menuLabel}
        className="grid size-10 list-none place-items-center rounded-control hover:bg-hover pointer-coarse:size-11 [&::-webkit-details-marker]:hidden"
      >
        <MenuIcon />
      </summary>
      <nav
        aria-label={label}
        className="absolute end-0 top-full z-300 mt-2 w-80 max-w-window border border-line-ink bg-raised px-4 py-2 whitespace-normal shadow-float"
      >
        <ul className="md:hidden">
          {links.map(({ href, label: name, isCurrent }) => (
            <li key={href} className="border-b border-line last:border-b-0">
              <Anchor
                href={href}
                aria-current={isCurrent ? 'page' : undefined}
                onClick={() => sheet.current?.removeAttribute('open')}
                className={`block py-3 text-ui text-ink no-underline ${isCurrent ? 'font-semibold' : ''}`}
              >
                {name}
              </Anchor>
            </li>
          ))}
        </ul>
        {children && <div className="border-line py-2 max-md:border-t">{children}</div>}
      </nav>
    </details>
  )
}
