/** What a new remote is called, in all the forms in which its files name it. */
export interface Names {
  /** `mf-site-reports` */
  remote: string;
  /** `site-reports` */
  room: string;
  /** `siteReports`: how its texts begin. */
  key: string;
  /** `SiteReports` */
  component: string;
}

export function namesOf(remote: string): Names {
  const room = remote.replace(/^mf-/, '');
  const component = room
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  return { remote, room, key: component.charAt(0).toLowerCase() + component.slice(1), component };
}
