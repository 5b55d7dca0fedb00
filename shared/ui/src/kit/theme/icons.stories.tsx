import * as ui from '@portal/ui';

export default { title: '配置 Layout/Icons' };

const ICONS = Object.entries(ui).filter(([name]) => name.endsWith('Icon'));

/** Decoration: there is always a name beside them. Another one is added in `ui/theme/icons.ts`. */
export const All = () => (
  <ui.SimpleGrid columns={{ base: 4, md: 10 }} gap="5">
    {ICONS.map(([name, icon]) => {
      const Icon = icon as typeof ui.XIcon;
      return (
        <ui.Box key={name} minWidth="0">
          <Icon />
          {/* For the builder alone: what a story shows to customers is Japanese. */}
          <ui.Text aria-hidden="true" fontSize="2xs">
            {name}
          </ui.Text>
        </ui.Box>
      );
    })}
  </ui.SimpleGrid>
);
