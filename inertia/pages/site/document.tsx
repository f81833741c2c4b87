import { DocumentFrame } from '~/components/site/document_frame'
import { DocumentSection, type DocumentSectionProps } from '~/components/site/document_section'
import { FaqData } from '~/components/site/faq_data'
import { FaqSearch, useFaqSearch } from '~/components/site/faq_search'
import { filterQuestions } from '~/components/site/filter_questions'
import type { OtherVersion } from '~/components/site/other_versions'
import { NoIndex } from '~/components/shell/no_index'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  document: {
    title: string
    lead: string
    version?: string
    inForce?: string
    otherVersions?: OtherVersion[]
    sections: DocumentSectionProps[]
  }
  /** At an address of one version, which search engines need not find. */
  isKept?: boolean
}>

export default function Document({ document, isKept }: Props) {
  const { sections, ...head } = document
  const search = useFaqSearch()
  const isFaq = sections.some(({ questions }) => questions)
  const shown = isFaq ? filterQuestions(sections, search) : sections
  const count = shown.reduce((sum, { questions }) => sum + (questions?.length ?? 0), 0)
  return (
    <DocumentFrame {...head} sections={shown}>
      {isKept && <NoIndex />}
      <FaqData sections={sections} />
      {isFaq && <FaqSearch search={search} count={count} />}
      {shown.map((section) => (
        <DocumentSection key={section.id} isBeside {...section} />
      ))}
    </DocumentFrame>
  )
}
