import { Heading, Text } from '@kontor/design-system/text'
import type { ReactNode } from 'react'
import { Crumbs, type Crumb } from './crumbs'
import { PageWords } from './page_words'

interface PageHeadProps {
  title: string
  /** Title of the browser's tab where it differs from the heading. */
  tabTitle?: string
  /** False where they stand above more than the head. */
  crumbs?: Crumb[] | false
  lead?: ReactNode
  /** Actions of the page, at the end of the title's line. */
  children?: ReactNode
}

/** Head of a page: the way to it, its one main heading, a sentence, its actions. */
export function PageHead({ title, tabTitle, crumbs, lead, children }: PageHeadProps) {
  return (
    <div>
      <PageWords
        title={tabTitle ?? title}
        description={typeof lead === 'string' ? lead : undefined}
      />
      {crumbs && <Crumbs crumbs={crumbs} />}
      {crumbs === undefined && <div className="pt-10" />}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-6">
        <div className="grid gap-2">
          <Heading level={1}>{title}</Heading>
          {lead && (
            <Text role="body-l" tone="muted" measure>
              {lead}
            </Text>
          )}
        </div>
        {children}
      </div>
    </div>
  )
}
