import { useAnchor } from '@kontor/design-system/link'
import { Text } from '@kontor/design-system/text'
import { ADDRESSES } from '~/components/shell/addresses'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'

/** Three ways on at the end of the home page. */
export function Doors() {
  const t = useText('site/home')
  const { shop } = useShared()
  const Anchor = useAnchor()
  const doors = [
    { href: ADDRESSES.register, title: t('home.register'), text: t('home.register_text') },
    { href: ADDRESSES.products, title: t('home.browse'), text: t('home.browse_text') },
    {
      href: ADDRESSES.contact,
      title: t('home.contact'),
      text: t('home.contact_text', { ...shop.supportHours, city: shop.city }),
    },
  ]
  return (
    <nav
      aria-label={t('home.next')}
      className="mt-16 grid border-y border-line-ink max-md:divide-y md:grid-cols-3 md:divide-x divide-line"
    >
      {doors.map(({ href, title, text }) => (
        <Anchor key={href} href={href} className="group py-4 md:px-6 md:py-6 md:first:ps-0">
          <span className="decoration-accent decoration-1 underline-offset-link group-hover:underline">
            <Text as="span" role="display-s">
              {title}
            </Text>
          </span>
          <span className="block pt-1">
            <Text as="span" role="ui" tone="muted">
              {text}
            </Text>
          </span>
        </Anchor>
      ))}
    </nav>
  )
}
