/** SQL for an element of a list, chosen by a number; the list is separated by commas. */
export const oneOf = (list: string, number: string): string =>
  `(string_to_array('${list}', ','))[1 + (${number})::bigint % ${list.split(",").length}]`;
