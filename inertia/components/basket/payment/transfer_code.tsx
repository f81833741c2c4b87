import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'

/** Cells around the code that have to stay light for cameras. */
const MARGIN = 4

/**
 * The transfer as a picture; dark on light in every theme, because cameras expect that. The browser's
 * own colours follow the scheme of the element, those of the shop the theme of the page.
 */
export function TransferCode({ code: { path, size } }: { code: { path: string; size: number } }) {
  const t = useText('orders/payment')
  const side = size + 2 * MARGIN
  return (
    <figure className="flex flex-wrap items-center gap-4 pt-2 print:break-inside-avoid">
      <svg
        role="img"
        aria-label={t('code.label')}
        viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
        className="size-40 shrink-0 forced-color-adjust-none scheme-light [shape-rendering:crispEdges]"
      >
        <rect x={-MARGIN} y={-MARGIN} width={side} height={side} fill="Canvas" />
        <path d={path} fill="CanvasText" />
      </svg>
      <figcaption className="max-w-60">
        <Text as="span" role="ui">
          <Text as="span" role="inherit" tone="inherit" weight="semibold" isBlock>
            {t('code.title')}
          </Text>
          <span className="text-muted">{t('code.hint')}</span>
        </Text>
      </figcaption>
    </figure>
  )
}
