import { Heading, Text } from '@kontor/design-system/text'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { ConsentVideo, FilmsBlocked } from './consent_video'

const FILMS = ['days', 'range', 'quote', 'order', 'files'] as const

export function Films() {
  const t = useText('site/home')
  const { shop } = useShared()
  const days = shop.downloadWindowDays
  return (
    <section aria-labelledby="films" className="mt-16 border-t border-line-ink pt-4">
      <Heading level={2} id="films">
        {t('films.title')}
      </Heading>
      <div className="pt-1 pb-5">
        <Text role="ui" tone="muted">
          {t('films.lead')}
        </Text>
      </div>
      <FilmsBlocked />
      <ul className="grid grid-cols-films gap-x-6 gap-y-8">
        {FILMS.map((name) => (
          <li key={name}>
            <ConsentVideo name={name} label={t(`films.${name}`)} />
            <div className="pt-3">
              <Heading level={3}>{t(`films.${name}`)}</Heading>
              <Text role="ui" tone="muted">
                {t(`films.${name}_text`, { days })}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
