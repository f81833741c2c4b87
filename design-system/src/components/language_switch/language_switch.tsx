import { useAnchor } from '../link'

export interface LanguageLink {
  /** "en" */
  code: string
  /** The name of the language in itself: "Deutsch". */
  name: string
  /** The same page in that language. */
  href: string
  isCurrent?: boolean
}

interface LanguageSwitchProps {
  label: string
  languages: readonly LanguageLink[]
}

/** The same page in another language; each is written in its own. */
export function LanguageSwitch({ label, languages }: LanguageSwitchProps) {
  const Anchor = useAnchor()
  return (
    <nav aria-label={label}>
      <ul className="flex gap-0.5">
        {languages.map(({ code, name, href, isCurrent }) => (
          <li key={code}>
            <Anchor
              href={href}
              lang={code}
              hrefLang={code}
              aria-label={`${code.toUpperCase()}, ${name}`}
              aria-current={isCurrent ? 'true' : undefined}
              className={`${LANGUAGE} ${isCurrent ? 'font-semibold text-ink underline decoration-accent decoration-2 underline-offset-mark' : 'text-muted no-underline hover:text-ink'}`}
            >
              {code.toUpperCase()}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const LANGUAGE =
  'inline-grid min-h-6 min-w-6 place-items-center px-1.5 py-1 text-ui-s pointer-coarse:min-h-11 pointer-coarse:min-w-11'
