/** Whether a built-in function of that name makes an iterator, and takes no item before somebody asks for one. */
export function isLazyBuiltIn(name: string): name is 'map' | 'filter' | 'zip' | 'enumerate' {
  return /^(?:map|filter|zip|enumerate)$/.test(name);
}
