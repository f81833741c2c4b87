import type { ReactNode } from 'react'
import { BrandMark } from '../brand_mark'
import { useAnchor } from '../link'
import { NavigationSheet, type NavigationLink } from './navigation_sheet'

interface AppHeaderProps {
  /** The name of the shop, beside the tally. */
  brand: string
  homeHref: string
  /** Names of the navigation and of the button that opens it in narrow windows. */
  navigationLabel: string
  menuLabel: string
  links: readonly NavigationLink[]
  /** Search, theme, language, basket, person, in this order. */
  tools?: ReactNode
  /** What of the tools moves into the menu of windows that are not wide. */
  menuTools?: ReactNode
  /** More places and tools than a visitor's: the menu keeps its tools up to 1280 px, not 1088. */
  isCrowded?: boolean
}

/** The head of every page. Below 832 px the places fold into a menu; tools do so before them. */
export function AppHeader(props: AppHeaderProps) {
  const {
    brand,
    homeHref,
    navigationLabel,
    menuLabel,
    links,
    tools,
    menuTools,
    isCrowded = false,
  } = props
  const Anchor = useAnchor()
  return (
    <header className="border-b border-line-ink bg-canvas print:hidden">
      <div className="mx-auto flex min-h-16 max-w-page items-center gap-5 px-page-margin lg:gap-6 bar:gap-8">
        <Anchor href={homeHref} className={BRAND}>
          <BrandMark />
          {brand}
        </Anchor>
        <nav aria-label={navigationLabel} className="shrink-0 self-stretch max-md:hidden">
          <ul className="flex h-full gap-4 bar:gap-6">
            {links.map((link) => (
              <li key={link.href} className="flex">
                <HeaderLink {...link} />
              </li>
            ))}
          </ul>
        </nav>
        <div
          className={`ms-auto flex min-w-0 items-center gap-2 text-ui whitespace-nowrap ${isCrowded ? 'bar:gap-5' : 'lg:gap-5'}`}
        >
          {tools}
          <NavigationSheet
            label={navigationLabel}
            menuLabel={menuLabel}
            links={links}
            isCrowded={isCrowded}
          >
            {menuTools}
          </NavigationSheet>
        </div>
      </div>
    </header>
  )
}

function HeaderLink({ href, label, isCurrent }: NavigationLink) {
  const Anchor = useAnchor()
  return (
    <Anchor
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={`-mb-px flex items-center border-y-2 border-t-transparent text-ui no-underline ${isCurrent ? 'border-b-accent font-semibold text-ink' : 'border-b-transparent text-muted hover:border-b-line-strong hover:text-ink'}`}
    >
      {label}
    </Anchor>
  )
}

const BRAND = 'inline-flex items-center gap-2.5 text-brand text-ink no-underline'
