import { Link } from '@kontor/design-system/link'
import { Note } from '@kontor/design-system/note'
import { Text } from '@kontor/design-system/text'
import type { ReactNode } from 'react'
import { PageHead } from '~/components/shell/page_head'
import { useText } from '~/hooks/use_text'
import { Contents } from './contents'
import { OtherVersions, type OtherVersion } from './other_versions'

interface DocumentFrameProps {
  title: string
  lead: string
  version?: string
  /** Where the version stands that applies today; only beside one that does not. */
  inForce?: string
  otherVersions?: OtherVersion[]
  sections: { id: string; title: string }[]
  children: ReactNode
}

/** A long text with its contents at the side. */
export function DocumentFrame(props: DocumentFrameProps) {
  const { title, lead, version, inForce, otherVersions = [], sections, children } = props
  const t = useText('site/pages')
  return (
    <>
      <PageHead title={title} lead={lead}>
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          {version && (
            <Text role="ui-s" tone="subtle">
              {version}
            </Text>
          )}
          {otherVersions.length > 0 && <OtherVersions versions={otherVersions} />}
        </div>
      </PageHead>
      {inForce && (
        <div className="max-w-column pb-6">
          <Note tone="brass">
            {t('document.not_in_force')} <Link href={inForce}>{t('document.in_force')}</Link>
          </Note>
        </div>
      )}
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-facets-page print:block">
        <Contents label={t('document.contents')} sections={sections} />
        <div data-print="document">{children}</div>
      </div>
    </>
  )
}
