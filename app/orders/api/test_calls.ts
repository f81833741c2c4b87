import { answerTests } from '#shared/http/test_answers'
import {
  clearTestBasket,
  judgeTestMethod,
  putIntoTestBasket,
  showTestBasket,
  takeOutOfTestBasket,
} from '#orders/http/test_orders/basket_answers'
import {
  claimForTest,
  claimTestZip,
  listTestFiles,
  sendTestFile,
  sendTestSums,
  sendTestZip,
  showTestManifest,
} from '#orders/http/test_orders/file_answers'
import {
  listTestOrdersFor,
  listTestOrdersInShort,
  orderForTest,
  showTestOrder,
  showTestPayment,
} from '#orders/http/test_orders/order_answers'

/** The way of an order, as a test token goes it (ADR 69); what needs a sign-in and is not here refuses tests. */
export default function testCalls() {
  answerTests({
    'api.basket.show': showTestBasket,
    'api.basket.items.store': putIntoTestBasket,
    'api.basket.items.destroy': takeOutOfTestBasket,
    'api.basket.destroy': clearTestBasket,
    'api.basket.agreed_prices.update': showTestBasket,
    'api.orders.additional_info': judgeTestMethod,
    'api.orders.checkout': orderForTest,
    'api.orders.charges.show': showTestPayment,
    'api.orders.index': listTestOrdersFor,
    'api.orders.basic': listTestOrdersInShort,
    'api.orders.show': showTestOrder,
    'api.orders.show_by_number': showTestOrder,
    'api.orders.deliveries.files': listTestFiles,
    'api.orders.deliveries.claims.store': claimForTest,
    'api.orders.deliveries.manifest': showTestManifest,
    'api.orders.deliveries.checksums': sendTestSums,
    'api.orders.deliveries.archive.store': claimTestZip,
    'api.orders.deliveries.archive': sendTestZip,
    'api.delivery.download': sendTestFile,
  })
}
