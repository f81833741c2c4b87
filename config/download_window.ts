/** How long the files of an order can be downloaded, from the day on which it is completed. */
export default { days: 90 }
