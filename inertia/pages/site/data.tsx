import { Dictionaries, type Dictionary } from '~/components/site/dictionaries'
import { DocumentFrame } from '~/components/site/document_frame'
import { DocumentSection, type DocumentSectionProps } from '~/components/site/document_section'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  document: { title: string; lead: string; version?: string; sections: DocumentSectionProps[] }
  dictionaries: Dictionary[]
}>

export default function DataDocumentation({ document, dictionaries }: Props) {
  const { sections, ...head } = document
  return (
    <DocumentFrame {...head} sections={sections}>
      {sections.map((section) => (
        <DocumentSection key={section.id} {...section}>
          {section.id === 'families' && (
            <div className="pt-6">
              <Dictionaries dictionaries={dictionaries} />
            </div>
          )}
        </DocumentSection>
      ))}
    </DocumentFrame>
  )
}
