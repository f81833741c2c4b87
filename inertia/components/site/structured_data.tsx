import { Head } from '@inertiajs/react'

/** Facts of a page for machines (schema.org). Data and no script, so no policy stops it. */
export function StructuredData({ name, data }: { name: string; data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data })
  return (
    <Head>
      <script
        head-key={`data-${name}`}
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
      />
    </Head>
  )
}
