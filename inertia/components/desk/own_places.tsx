import { LinkButton } from '@kontor/design-system/link_button'
import { RuledList } from '@kontor/design-system/ruled_list'
import { Heading, Text } from '@kontor/design-system/text'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { ADDRESSES } from '~/components/shell/addresses'
import { DESK } from './types'

/** For roles for which nothing lies on the desk: where they work. */
export function OwnPlaces() {
  const t = useText('desk/today')
  const admin = useText('site/admin')
  const places = (useShared().user?.adminPlaces ?? [])
    .flatMap((group) => group.places)
    .filter(({ path }) => path !== DESK)
  return (
    <section className="grid max-w-column gap-4 pt-8 pb-10">
      <Heading level={2}>{t('own.title')}</Heading>
      <Text tone="muted">{t('own.text')}</Text>
      <RuledList
        items={places.map(({ name, path, label }) => ({ id: name, href: path, title: label }))}
      />
      <div>
        <LinkButton href={ADDRESSES.admin}>{admin('title')}</LinkButton>
      </div>
    </section>
  )
}
