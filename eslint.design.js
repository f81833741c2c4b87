/** A hash colour, not an anchor: the digits end where the value ends. */
const HASH = /(?:^|[[(:,_\s])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/i
const COLOUR = /(?:oklch|oklab|rgba?|hsla?|hwb|lch|color-mix)\(/
const PALETTE =
  /(?:^|[\s:])(?:bg|text|border(?:-[setblrxy])?|fill|stroke|outline|ring|divide|decoration|accent|caret|from|to|via)-(?:white|black|[a-z]+-\d{2,3}(?!\d))(?=$|[\s/])/
/** What stands between the brackets of an arbitrary value, and whether it names a length. */
const ARBITRARY = /(?:^|[\s:])[-!\w:()/&*>~]*-?\[([^\]]*)\]/g
const LENGTH = /(?<![a-z\d.])\d*\.?\d+(?:px|rem|em|ch|ex|pt|mm|cm)(?![a-z\d])/i
const BARE_LENGTH = /^-?\d*\.?\d+(?:px|rem|em|ch|ex|pt)$/
const WITHOUT_UNIT = /^(?:flex|order|opacity|zIndex|lineHeight|fontWeight|scale|zoom)/
// Anchors look like colours, and paths of drawings and media queries hold figures of their own.
const OTHER_TEXT = new Set(['href', 'd', 'viewBox', 'points', 'transform', 'media', 'sizes', 'id'])

function fault(text) {
  if (HASH.test(text) || COLOUR.test(text) || PALETTE.test(text)) return 'colour'
  if (BARE_LENGTH.test(text.trim())) return 'size'
  return [...text.matchAll(ARBITRARY)].some(([, value]) => LENGTH.test(value)) ? 'size' : null
}

function attributeOf(node) {
  let at = node
  while (at && at.type !== 'JSXAttribute') at = at.parent
  return at?.name.name
}

/** Colours and sizes have names; what a class or a style says may hold no raw one. */
const rawValues = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      colour: 'A raw colour. Use a token of design-system/src/tokens/colours.css.',
      size: 'A raw size. Use the scale, or name a token in design-system/src/tokens/theme.css.',
    },
  },
  create(context) {
    const check = (node, text) => {
      if (OTHER_TEXT.has(attributeOf(node))) return
      const messageId = fault(text)
      if (messageId) context.report({ node, messageId })
    }
    return {
      'Literal'(node) {
        if (typeof node.value === 'string') check(node, node.value)
      },
      'TemplateElement': (node) => check(node, node.value.raw),
      "JSXAttribute[name.name='style'] Property > Literal.value"(node) {
        if (typeof node.value !== 'number' || node.value === 0) return
        if (!WITHOUT_UNIT.test(node.parent.key.name ?? '')) {
          context.report({ node, messageId: 'size' })
        }
      },
    }
  },
}

const PART_OF = {
  button: 'Button, IconButton',
  a: 'Link, LinkButton',
  input: 'a field',
  select: 'Select',
  textarea: 'TextArea',
  label: 'a field',
  details: 'Disclosure',
  summary: 'Disclosure',
  dialog: 'Dialog',
  table: 'DataTable, TotalsTable',
  progress: 'ProgressBar',
  meter: 'Meter',
}
const HEADING = /^h[1-6]$/

const TYPE =
  /(?:^|[\s:])(?:text-(?:display-[a-z-]+|figure-[a-z]|brand(?:-s)?|heading-s|body(?:-l)?|ui(?:-s)?|label|caption|mono(?:-s)?|day)|font-(?:normal|medium|label|semibold|display|ui|mono)|tabular-nums)(?=$|\s)/

/** Sizes, faces and weights of words belong to the text part; a class of theirs has no other use. */
const rawType = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      type: 'A class of the type scale. Words are a Text or a Heading of the design system.',
    },
  },
  create(context) {
    const check = (node, text) => TYPE.test(text) && context.report({ node, messageId: 'type' })
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    }
  },
}

/** What is operated, and every heading, is drawn once: in the design system. */
const rawElements = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { raw: '<{{name}}> is styled here. The design system draws it: {{part}}.' },
  },
  create: (context) => ({
    JSXOpeningElement(node) {
      const { name } = node.name
      const part = HEADING.test(name) ? 'Heading' : PART_OF[name]
      const isStyled = node.attributes.some((attribute) =>
        ['className', 'style'].includes(attribute.name?.name)
      )
      if (part && isStyled) context.report({ node, messageId: 'raw', data: { name, part } })
    },
  }),
}

const plugins = {
  design: { rules: { 'raw-values': rawValues, 'raw-elements': rawElements, 'raw-type': rawType } },
}

/** Looks have one home: the tokens name every value, the parts draw every element. */
export const designRules = [
  {
    name: 'Colours and sizes come from the tokens',
    files: ['inertia/**/*.{ts,tsx}', 'design-system/src/**/*.{ts,tsx}'],
    ignores: ['design-system/src/tokens/**', '**/*.test.{ts,tsx}'],
    plugins,
    rules: { 'design/raw-values': 'error' },
  },
  {
    name: 'Pages compose parts',
    files: ['inertia/**/*.tsx'],
    plugins,
    rules: { 'design/raw-elements': 'error', 'design/raw-type': 'error' },
  },
]
