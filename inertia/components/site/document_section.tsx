import { Link } from '@kontor/design-system/link'
import { Heading, Prose, Text } from '@kontor/design-system/text'
import type { ReactNode } from 'react'
import { DocumentTable } from './document_table'
import { ModelForm } from './model_form'
import { WithContacts } from './with_contacts'

export type DocumentSectionProps = {
  id: string
  title: string
  paragraphs?: string[]
  list?: string[]
  questions?: { q: string; a: string }[]
  table?: { head: string[]; rows: string[][] }
  links?: { label: string; href: string }[]
  form?: { words: string[]; lines: string[] }
}

interface Shown extends DocumentSectionProps {
  /** Where a page has room, the title stands beside the text. */
  isBeside?: boolean
  children?: ReactNode
}

/** One section of a long text; a question stands as a heading of its own. */
export function DocumentSection({ isBeside = false, ...section }: Shown) {
  const { id, title, paragraphs, list, questions, table, links, form, children } = section
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`scroll-mt-6 border-t border-line-ink pt-3 pb-10 ${isBeside ? BESIDE : ''}`}
    >
      <div className="pb-3 print:break-after-avoid">
        <Heading level={2} id={`${id}-title`}>
          {title}
        </Heading>
      </div>
      <div className="min-w-0">
        <Prose>
          {paragraphs?.map((paragraph) => (
            <p key={paragraph}>
              <WithContacts text={paragraph} />
            </p>
          ))}
          {list && (
            <ul>
              {list.map((item) => (
                <li key={item}>
                  <WithContacts text={item} />
                </li>
              ))}
            </ul>
          )}
          {questions?.map(({ q, a }) => (
            <div key={q}>
              <h3>{q}</h3>
              <p>
                <WithContacts text={a} />
              </p>
            </div>
          ))}
          {table && <DocumentTable caption={title} {...table} />}
        </Prose>
        {form && <ModelForm {...form} />}
        {children}
        {links && (
          <Text as="div" role="ui">
            <ul className="flex flex-wrap gap-x-5 gap-y-2 pt-3">
              {links.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </Text>
        )}
      </div>
    </section>
  )
}

const BESIDE = 'xl:grid xl:grid-cols-facets-page xl:gap-x-16 print:block'
