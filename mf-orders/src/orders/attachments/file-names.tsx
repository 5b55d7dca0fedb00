import { Box } from '@portal/ui';

/** Files that would be lost, by name. */
export const FileNames = ({ names }: { names: readonly string[] }) => (
  <Box as="ul" listStyleType="disc" paddingInlineStart="6">
    {names.map((name, index) => (
      <li key={`${index}-${name}`}>{name}</li>
    ))}
  </Box>
);
