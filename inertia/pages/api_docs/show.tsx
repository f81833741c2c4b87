import { Link } from '@kontor/design-system/link'
import { Text } from '@kontor/design-system/text'
import { DataOutlines } from '~/components/api_docs/data'
import { ExampleLanguage } from '~/components/api_docs/examples/language'
import { FollowedContents } from '~/components/api_docs/followed_contents'
import { Guide, GUIDE } from '~/components/api_docs/guide'
import { idOf } from '~/components/api_docs/id_of'
import { Reference } from '~/components/api_docs/reference'
import { TypedToken } from '~/components/api_docs/try/token'
import type { ApiDocsPage } from '~/components/api_docs/types'
import { lazy, Suspense } from 'react'
import { PageHead } from '~/components/shell/page_head'
import { VerifyGuide } from '~/components/webhooks/verify_guide'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

/** Examples come after the words; the server has them at once. */
const FirstLine = import.meta.env.SSR
  ? (await import('~/components/api_docs/examples/first_line')).default
  : lazy(() => import('~/components/api_docs/examples/first_line'))

export default function Show({ groups, schemas, limits, errors }: InertiaProps<ApiDocsPage>) {
  const t = useText('shared/api_docs')
  const guide = useText('shared/api_guide')
  const sections = [
    ...GUIDE.map((topic) => ({ id: topic as string, title: guide(`titles.${topic}`) })),
    ...[...new Set(groups.map(({ task }) => task)), t('schemas')].map((title) => ({
      ...{ id: idOf(title), title },
    })),
  ]
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <Link href="/api/v1/openapi.json" download>
            {t('document')}
          </Link>
          <Link href="/api/v1/workflows.json" download>
            {t('workflows')}
          </Link>
        </div>
      </PageHead>
      <div className="grid gap-x-16 gap-y-8 pb-10 lg:grid-cols-facets-page">
        <FollowedContents label={t('contents')} sections={sections} />
        <div className="grid min-w-0 gap-10">
          <ExampleLanguage>
            <Guide limits={limits} errors={errors} />
            <Basics />
            <TypedToken>
              <Reference groups={groups} />
            </TypedToken>
          </ExampleLanguage>
          <VerifyGuide />
          <DataOutlines names={schemas} />
        </div>
      </div>
    </>
  )
}

/** What holds for every call. */
function Basics() {
  const t = useText('shared/api_docs')
  return (
    <section className="grid gap-3">
      <Text measure>{t('envelope')}</Text>
      <Text measure>{t('units')}</Text>
      <Text measure>
        {t('access')} <Link href="/my-account/api-token">{t('tokens')}</Link>
      </Text>
      <Suspense fallback={null}>
        <FirstLine />
      </Suspense>
    </section>
  )
}
