import { Head } from '@inertiajs/react'

interface PageWordsProps {
  title: string
  /** What the page is about, in a sentence or two. */
  description?: string
}

const LENGTH = 300

/** A page's own words for tabs, search engines and previews. */
export function PageWords({ title, description }: PageWordsProps) {
  const short = description && shortened(description)
  return (
    <Head title={title}>
      <meta head-key="og:title" property="og:title" content={title} />
      {short && <meta head-key="description" name="description" content={short} />}
      {short && <meta head-key="og:description" property="og:description" content={short} />}
    </Head>
  )
}

/** Ends at a word, because nobody shows more. */
const shortened = (text: string) =>
  text.length <= LENGTH ? text : `${text.slice(0, LENGTH).replace(/\s+\S*$/, '')} …`
