import { Link } from '@kontor/design-system/link'
import { Text } from '@kontor/design-system/text'
import { useSectionRead } from '~/hooks/use_section_read'

interface FollowedContentsProps {
  label: string
  sections: { id: string; title: string }[]
}

/** The sections of the description, at its side, with the one that is read. Pages whose scripts are counted have plain `Contents`. */
export function FollowedContents({ label, sections }: FollowedContentsProps) {
  const read = useSectionRead(sections.map(({ id }) => id))
  return (
    <nav aria-label={label} className="lg:sticky lg:top-6 lg:self-start">
      <Text as="div" role="ui" tone="muted">
        <ul>
          {sections.map(({ id, title }) => {
            const isRead = id === read
            return (
              <li
                key={id}
                className={`${ENTRY} ${isRead ? 'border-accent' : 'border-transparent'}`}
              >
                <Link
                  href={`#${id}`}
                  variant="plain"
                  aria-current={isRead ? 'location' : undefined}
                >
                  <Text as="span" role="inherit" {...(isRead ? READ : OTHER)}>
                    {title}
                  </Text>
                </Link>
              </li>
            )
          })}
        </ul>
      </Text>
    </nav>
  )
}

// The green rule hangs in the margin, so that the entries keep the edge of the title.
const ENTRY = '-ms-3 border-s-2 py-1 ps-2.5 pointer-coarse:py-3'
const READ = { weight: 'semibold', tone: 'ink' } as const
const OTHER = { tone: 'inherit' } as const
