import { Link } from '@kontor/design-system/link'
import { Accordion } from '@kontor/design-system/disclosure'
import { Heading, Text } from '@kontor/design-system/text'
import { ApiCall } from '~/components/api_docs/api_call'
import { Guide, GUIDE } from '~/components/api_docs/guide'
import { Outline } from '~/components/api_docs/outline'
import type { ApiDocsPage } from '~/components/api_docs/types'
import { PageHead } from '~/components/shell/page_head'
import { VerifyGuide } from '~/components/webhooks/verify_guide'
import { Contents } from '~/components/site/contents'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

const idOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, '-')

export default function Show({ groups, schemas, limits }: InertiaProps<ApiDocsPage>) {
  const t = useText('shared/api_docs')
  const guide = useText('shared/api_guide')
  const sections = [
    ...GUIDE.map((topic) => ({ id: topic as string, title: guide(`titles.${topic}`) })),
    ...[...groups.map(({ name }) => name), t('schemas')].map((title) => ({
      ...{ id: idOf(title), title },
    })),
  ]
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        <Link href="/api/v1/openapi.json" download>
          {t('document')}
        </Link>
      </PageHead>
      <div className="grid gap-x-16 gap-y-8 pb-10 lg:grid-cols-facets-page">
        <Contents label={t('contents')} sections={sections} />
        <div className="grid min-w-0 gap-10">
          <Guide limits={limits} />
          <Basics />
          {groups.map(({ name, calls }) => (
            <section key={name} id={idOf(name)} className="min-w-0 scroll-mt-6">
              <div className="pb-2">
                <Heading level={2}>{name}</Heading>
              </div>
              <Accordion>
                {calls.map((call) => (
                  <ApiCall key={call.id} call={call} />
                ))}
              </Accordion>
            </section>
          ))}
          <VerifyGuide />
          <section id={idOf(t('schemas'))} className="grid min-w-0 scroll-mt-6 gap-4">
            <Heading level={2}>{t('schemas')}</Heading>
            {schemas.map(({ name, outline }) => (
              <div key={name} className="grid min-w-0 gap-2">
                <Heading level={3}>{name}</Heading>
                <Outline text={outline} />
              </div>
            ))}
          </section>
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
      <Outline text={t('example')} />
    </section>
  )
}
