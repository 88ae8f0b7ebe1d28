export type Address = {
  street: string;
  district: string | undefined;
  city: string;
  state: string | undefined;
  country: string;
};

/** Returns the address without street and country, for example "Ikeja, Lagos" or "Aba, Abia State". */
export function formatLocality({ district, city, state }: Address): string {
  return [...new Set([district, city, state])].filter(Boolean).join(', ');
}

/** Returns the address on one line, without the country, for example "1 Example Street, Ikeja, Lagos". */
export function formatAddress(address: Address): string {
  return `${address.street}, ${formatLocality(address)}`;
}

export function googleMapsHref(address: Address): string {
  const place = encodeURIComponent(`${formatAddress(address)}, ${address.country}`);
  return `https://www.google.com/maps/search/?api=1&query=${place}`;
}
