import { StructuredData } from './structured_data'

type Questions = { questions?: { q: string; a: string }[] }

/** Questions and answers of a document, where it has some. */
export function FaqData({ sections }: { sections: Questions[] }) {
  const questions = sections.flatMap((section) => section.questions ?? [])
  if (questions.length === 0) return null
  return (
    <StructuredData
      name="faq"
      data={{
        '@type': 'FAQPage',
        'mainEntity': questions.map(({ q, a }) => ({
          '@type': 'Question',
          'name': q,
          'acceptedAnswer': { '@type': 'Answer', 'text': a },
        })),
      }}
    />
  )
}
