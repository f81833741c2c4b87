import { Link } from '@kontor/design-system/link'
import { Text } from '@kontor/design-system/text'

interface ContentsProps {
  label: string
  sections: { id: string; title: string }[]
}

/** The sections of a long text, at its side. */
export function Contents({ label, sections }: ContentsProps) {
  return (
    <nav aria-label={label} className="lg:sticky lg:top-6 lg:self-start">
      <Text as="div" role="ui" tone="muted">
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id} className="py-1 pointer-coarse:py-3">
              <Link href={`#${id}`} variant="plain">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </Text>
    </nav>
  )
}
