import { exemplify } from '#shared/http/api_description'

export default function examples() {
  exemplify({
    'OneOffStatisticsRow.bpId': ['4711'],
    'SubscriberStatisticsRow.bpId': ['4711'],
    'subscriptionName': ['Index Levels by the Second'],
    'totalSale': [1_284.6],
    'totalVat': [244.07],
    'totalGross': [1_528.67],
    'avgSale': [214.1],
    'totalSales': [8_412.3],
    'noTransactions': [6],
    'noOrderItems': [9],
    'salesNumber': [31],
    'noOrders': [6],
    'uniqueUsers': [4],
    'totalDays': [186],
    'productType': ['tick_cash_l1'],
    'productCategory': ['Tick data'],
    'rangeType': ['Active'],
    'userNumber': [212],
    'totalSubscriptions': [1_132],
    'names': ['Anna Brandt'],
  })
}
