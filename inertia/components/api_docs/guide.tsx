import { CopyButton } from '@kontor/design-system/identifier'
import { Link } from '@kontor/design-system/link'
import { TabList } from '@kontor/design-system/tab_list'
import { Heading, Text } from '@kontor/design-system/text'
import { usePage } from '@inertiajs/react'
import type { SharedProps } from '@adonisjs/inertia/types'
import { useText } from '~/hooks/use_text'
import { LANGUAGES, useExampleLanguage } from './examples/language'
import { ErrorCodes } from './error_codes'
import { firstLines } from './first_lines'
import { transcripts } from './transcripts'
import { Outline } from './outline'
import { LimitTable } from './limit_table'
import type { ApiError, ApiLimit } from './types'
import { Words } from './words'

/** What stands in front of the reference, by the way a program goes. */
export const GUIDE = ['start', 'test', 'life', 'files', 'limits', 'errors', 'changes'] as const

/** From the first line to the verified file, and what holds on the way. */
export function Guide({ limits, errors }: { limits: ApiLimit[]; errors: ApiError[] }) {
  const t = useText('shared/api_guide')
  return (
    <>
      {GUIDE.map((topic) => (
        <section key={topic} id={topic} className="grid min-w-0 grid-cols-1 scroll-mt-6 gap-3">
          <Heading level={2}>{t(`titles.${topic}`)}</Heading>
          {t(`texts.${topic}`)
            .split('\n')
            .map((paragraph) => (
              <Text key={paragraph} measure>
                <Words text={paragraph} />
              </Text>
            ))}
          {topic === 'start' && <FirstLines />}
          {topic === 'limits' && <LimitTable limits={limits} />}
          {topic === 'errors' && <ErrorCodes errors={errors} />}
        </section>
      ))}
    </>
  )
}

function FirstLines() {
  const t = useText('shared/api_guide')
  const { shop } = usePage<SharedProps>().props
  const [language, choose] = useExampleLanguage('python')
  const text = firstLines(shop.url)[language]
  const title = LANGUAGES.find(({ value }) => value === language)!.label
  return (
    <>
      <Text measure>
        <Link href="/my-account/api-token">{t('token')}</Link>
        {' · '}
        {['kontor.py', 'kontor.ts', 'kontor_types.ts', 'SHA256SUMS'].map((name, at) => (
          <span key={name}>
            {at > 0 && ' · '}
            <Link href={`/clients/${name}`} download>
              {name}
            </Link>
          </span>
        ))}
      </Text>
      <TabList
        label={t('language')}
        tabs={LANGUAGES}
        value={language}
        onChange={choose}
        tool={<CopyButton value={text} label={t('copy', { title })} copiedLabel={t('copied')} />}
      >
        <div className="grid min-w-0 grid-cols-1 gap-3">
          <Outline text={text} />
          <Text measure>{t('transcript')}</Text>
          <Outline text={transcripts(shop.url)[language]} />
        </div>
      </TabList>
    </>
  )
}
