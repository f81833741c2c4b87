const ok = (status: number) => [{ condition: `$statusCode == ${status}` }]
const inPath = (name: string, value: string | number) => ({ name, in: 'path', value })
type Step = {
  stepId: string
  operationId: string
  description: string
  parameters: { name: string; in: string; value: string | number }[]
  requestBody?: { contentType: string; payload: object }
  successCriteria: { condition: string }[]
  onFailure?: object[]
  outputs?: Record<string, string>
}

/** Made again while what it waits for is not there, unless it never comes. */
const untilThere = (condition: string, never: string) => ({
  successCriteria: [...ok(200), { condition }],
  onFailure: [
    { name: 'give-up', type: 'end', criteria: [{ condition: never }] },
    { name: 'ask-again', type: 'retry', retryAfter: 1, retryLimit: 1_000 },
  ],
})

const CHOOSING: Step[] = [
  {
    stepId: 'quote',
    operationId: 'get_quotes',
    description: 'What it costs.',
    parameters: [{ name: 'item', in: 'query', value: '$inputs.item' }],
    successCriteria: ok(200),
    outputs: { gross: '$response.body#/data/grossPrice' },
  },
  {
    stepId: 'choose',
    operationId: 'post_basket_id',
    description: 'Puts the selection into the basket.',
    parameters: [inPath('id', 'me')],
    requestBody: {
      contentType: 'application/json',
      payload: { product: '$inputs.product', from: '$inputs.from', to: '$inputs.to' },
    },
    successCriteria: ok(201),
  },
]

type Ordering = Pick<Step, 'stepId' | 'description'> & {
  paymentMethod: string
  outputs: Step['outputs']
}

const ordering = ({ stepId, description, paymentMethod, outputs }: Ordering): Step => ({
  stepId,
  operationId: 'post_basket_id_checkout',
  description,
  parameters: [inPath('id', 'me'), { name: 'Idempotency-Key', in: 'header', value: '$inputs.key' }],
  requestBody: {
    contentType: 'application/json',
    payload: { paymentMethod, consents: ['terms', 'legal_entity'] },
  },
  successCriteria: ok(201),
  outputs,
})

const ORDERED = { order: '$response.body#/data/orderId' }
const ONCE = 'Orders what is in the basket, once for each key.'

const PAYMENT: Step = {
  stepId: 'pay',
  operationId: 'get_payments_payment_charges',
  description: 'Waits until the buyer has opened the link and paid; it is open for 15 minutes.',
  parameters: [
    inPath('payment', '$steps.prepare.outputs.payment'),
    { name: 'wait', in: 'query', value: 60 },
  ],
  ...untilThere('$response.body#/data/isSuccess == true', '$response.body#/data/isError == true'),
  outputs: { order: '$response.body#/data/processing/orderNumber' },
}

const receiving = (order: string, waiting: string): Step[] => [
  {
    stepId: 'wait',
    operationId: 'get_orders_id',
    description: waiting,
    parameters: [inPath('id', order), { name: 'wait', in: 'query', value: 30 }],
    ...untilThere(
      "$response.body#/data/state == 'Completed'",
      "$response.body#/data/state == 'Failed' || $response.body#/data/state == 'Rejected'"
    ),
  },
  {
    stepId: 'list',
    operationId: 'get_orders_id_sub_files',
    description: 'The files of the order.',
    parameters: [inPath('id', order), inPath('sub', 'me')],
    successCriteria: ok(200),
    outputs: { file: '$response.body#/data/content/0/id' },
  },
  {
    stepId: 'claim',
    operationId: 'post_orders_id_sub_files_fileId_claims',
    description: 'Opens a file for 24 hours.',
    parameters: [
      inPath('id', order),
      inPath('sub', 'me'),
      inPath('fileId', '$steps.list.outputs.file'),
    ],
    successCriteria: [{ condition: '$statusCode == 201 || $statusCode == 200' }],
    outputs: { claim: '$response.body#/data/claimId' },
  },
  {
    stepId: 'download',
    operationId: 'get_downloads_claimId',
    description: 'Fetches it.',
    parameters: [inPath('claimId', '$steps.claim.outputs.claim')],
    successCriteria: ok(200),
  },
  {
    stepId: 'prove',
    operationId: 'get_orders_id_sub_manifest',
    description: 'The signed list by which it is verified.',
    parameters: [inPath('id', order), inPath('sub', 'me')],
    successCriteria: ok(200),
  },
]

const OF_ORDER = '$steps.order.outputs.order'
const OF_PAYMENT = '$steps.pay.outputs.order'
const MADE = 'Waits until its files are there.'

export const WAYS = [
  {
    workflowId: 'order-and-receive',
    summary: 'Paid out of a quota.',
    steps: [
      ...CHOOSING,
      ordering({ stepId: 'order', description: ONCE, paymentMethod: 'Quota', outputs: ORDERED }),
      ...receiving(OF_ORDER, MADE),
    ],
    outputs: { order: OF_ORDER },
  },
  {
    workflowId: 'order-by-transfer',
    summary: 'Paid by bank transfer.',
    steps: [
      ...CHOOSING,
      ordering({
        stepId: 'order',
        description: ONCE,
        paymentMethod: 'BankTransfer',
        outputs: ORDERED,
      }),
      ...receiving(
        OF_ORDER,
        'Waits until the transfer has come, which takes days, and its files are there.'
      ),
    ],
    outputs: { order: OF_ORDER },
  },
  {
    workflowId: 'order-by-payment-link',
    summary: 'Paid by card, by whoever opens the link.',
    steps: [
      ...CHOOSING,
      ordering({
        stepId: 'prepare',
        description: 'Locks the basket and answers the link at which its buyer pays.',
        paymentMethod: 'Card',
        outputs: {
          payment: '$response.body#/data/orderId',
          link: '$response.body#/data/payment/paymentLink',
        },
      }),
      PAYMENT,
      ...receiving(OF_PAYMENT, MADE),
    ],
    outputs: { order: OF_PAYMENT, link: '$steps.prepare.outputs.link' },
  },
]
