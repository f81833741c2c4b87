import type { MountedDeliveries } from '#delivery'
import { middleware } from '#start/kernel'
import { orderReference } from '#orders/domain/order_reference'

export const orderDeliveries = (): MountedDeliveries => ({
  referenceOf: ({ params }) => orderReference(params.orderId ?? params.id),
  customerOf: ({ params }) => params.sub,
  may: {
    grantFiles: middleware.scope({ all: ['orders.write'] }),
    readLinks: middleware.scope({ all: ['orders.links.read'] }),
    writeLinks: middleware.scope({ all: ['orders.links.write'] }),
  },
})
