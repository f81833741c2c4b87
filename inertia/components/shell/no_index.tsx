import { Head } from '@inertiajs/react'

/** For a page that people reach and search engines should neither keep nor follow. */
export const NoIndex = () => (
  <Head>
    <meta head-key="robots" name="robots" content="noindex, nofollow" />
  </Head>
)
