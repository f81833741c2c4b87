import { PageHead } from '~/components/shell/page_head'
import { Contents } from '~/components/site/contents'
import { DocumentSection, type DocumentSectionProps } from '~/components/site/document_section'
import { FaqData } from '~/components/site/faq_data'
import { FaqSearch, useFaqSearch } from '~/components/site/faq_search'
import { filterQuestions } from '~/components/site/filter_questions'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  document: { title: string; lead: string; version?: string; sections: DocumentSectionProps[] }
}>

export default function Document({ document }: Props) {
  const t = useText('site')
  const { title, lead, version, sections } = document
  const search = useFaqSearch()
  const isFaq = sections.some(({ questions }) => questions)
  const shown = isFaq ? filterQuestions(sections, search) : sections
  const count = shown.reduce((sum, { questions }) => sum + (questions?.length ?? 0), 0)
  return (
    <>
      <PageHead title={title} lead={lead}>
        {version && <p className="text-ui-s text-subtle">{version}</p>}
      </PageHead>
      <FaqData sections={sections} />
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-facets-page">
        <Contents label={t('document.contents')} sections={shown} />
        <div>
          {isFaq && <FaqSearch search={search} count={count} />}
          {shown.map((section) => (
            <DocumentSection key={section.id} {...section} />
          ))}
        </div>
      </div>
    </>
  )
}
